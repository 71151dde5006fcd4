import { expect, test } from 'vitest'
import { reasonOf, reasonOfResponse } from './reason.ts'

test('reasons that the media error tells', () => {
  expect(reasonOf({ code: 2, message: '', online: true })).toBe('unreachable')
  expect(reasonOf({ code: 3, message: '', online: true })).toBe('undecodable')
  expect(reasonOf({ code: 4, message: '404: Not Found', online: true })).toBe('missing')
  expect(reasonOf({ code: 4, message: '', online: false })).toBe('offline')
  expect(reasonOf({ code: 4, message: 'MEDIA_ELEMENT_ERROR: Format error', online: true })).toBeUndefined()
})

test('reasons that the response tells', () => {
  for (const status of [404, 410]) expect(reasonOfResponse(status, 'audio/mpeg')).toBe('missing')
  for (const status of [401, 403]) expect(reasonOfResponse(status, 'audio/mpeg')).toBe('refused')
  expect(reasonOfResponse(503, 'audio/mpeg')).toBe('unavailable')
  expect(reasonOfResponse(200, 'text/html; charset=utf-8')).toBe('notAudio')
  expect(reasonOfResponse(200, 'Audio/AACP')).toBe('undecodable')
  expect(reasonOfResponse(200, 'application/vnd.apple.mpegurl')).toBe('unplayable')
})
