/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { builtStories, openStory } from '../builtStorybook.ts'
import { expect, test } from './test.ts'

// Every argument of every control and tool, set as the table of props would set it: nothing throws.

/** Sets each argument to each of its values, and returns what threw, and what has no description. */
const tryArguments = (page: Page) =>
  page.evaluate(async () => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const { channel } = preview
    const { id: storyId, argTypes, initialArgs } = preview.currentRender.story
    const next = (...events: readonly string[]) =>
      new Promise<string>((resolve) => {
        const listeners = events.map((event) => {
          const listener = (told?: { readonly message?: string }) => {
            for (const [each, known] of listeners) channel.off(each, known)
            resolve(event === 'storyRendered' ? '' : (told?.message ?? event))
          }
          channel.on(event, listener)
          return [event, listener] as const
        })
      })
    const valuesOf = (name: string, control: { readonly type?: string }, options: readonly unknown[] = []) =>
      options.length > 0
        ? options
        : ({
            boolean: [true, false],
            text: ['', 'Übergrößenträger & Söhne <b>', 'a'.repeat(300)],
            number: [0, 1, -3, 40],
            object: [{}, initialArgs[name] ?? {}],
          }[control.type ?? ''] ?? [])
    const faults: string[] = []
    let tried = 0
    for (const [name, { control, options, description }] of Object.entries<{
      readonly control?: { readonly type?: string; readonly disable?: boolean }
      readonly options?: readonly unknown[]
      readonly description?: string
    }>(argTypes)) {
      if (!description) faults.push(`${name} has no description`)
      if (!control || control.disable === true) continue
      for (const value of valuesOf(name, control, options)) {
        const rendered = next('storyRendered', 'storyErrored', 'storyThrewException')
        channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } })
        const fault = await rendered
        tried += 1
        if (fault) faults.push(`${name} = ${JSON.stringify(value)}: ${fault}`)
      }
      const reset = next('storyRendered', 'storyErrored', 'storyThrewException')
      channel.emit('resetStoryArgs', { storyId, argNames: [name] })
      await reset
    }
    return { faults, tried }
  })

const first = new Map(
  builtStories()
    .filter(({ title, tags }) => /^(Bausteine|Werkzeuge)\/[^/]+$/.test(title) && !tags.includes('themes'))
    .toReversed()
    .map((story) => [story.title, story]),
)
for (const [title, { id }] of first)
  test(`${title}: every argument can be played with`, async ({ page, url }) => {
    expect(await openStory(page, url, id, 'dark', false)).toBe('finished')
    const { faults, tried } = await tryArguments(page)
    expect(faults).toEqual([])
    expect(tried).toBeGreaterThan(0)
  })
