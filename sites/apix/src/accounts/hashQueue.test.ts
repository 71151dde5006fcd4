import { expect, test } from 'vitest'
import { createHashQueue, QueueFull } from './hashQueue.ts'

test('runs so many at once, the waiting in their order, and refuses the rest', async () => {
  const queue = createHashQueue(2, 2)
  const began: number[] = []
  const ends: Array<() => void> = []
  const task = (number: number) =>
    queue(() => {
      began.push(number)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const tasks = [1, 2, 3, 4].map(task)
  await expect(task(5)).rejects.toBeInstanceOf(QueueFull)
  expect(began).toEqual([1, 2])
  ends[0]!()
  await tasks[0]
  expect(began).toEqual([1, 2, 3])
  for (let i = 1; i < 4; i += 1) {
    ends[i]!()
    await tasks[i]
  }
  expect(began).toEqual([1, 2, 3, 4])
})

test('a task that fails frees its slot', async () => {
  const queue = createHashQueue(1, 0)
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue(() => Promise.resolve('yes'))).resolves.toBe('yes')
})
