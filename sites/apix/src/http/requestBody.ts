import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { invalid, Refusal, tooLarge } from './Refusal.ts'

/** The maximum size of a body in bytes. */
export const maxBodySize = 8 * 1024

type BodyForm = 'json' | 'form' | 'text'

const forms: Record<string, BodyForm> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'text/plain': 'text',
}

function parse(text: string, form: BodyForm): unknown {
  if (form === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw invalid()
  }
}

/** Validates an input with a schema. @throws {Refusal} 400 */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw invalid()
  return result.output
}

/** The format that a Content-Type header names. */
function bodyForm(contentType: string | undefined): BodyForm | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(forms, type) ? forms[type] : undefined
}

/** Reads a body. @throws {Refusal} 413 for a longer one that came without a length */
async function readText(request: HonoRequest): Promise<string> {
  const isChunked = request.header('transfer-encoding') !== undefined
  if (request.header('content-length') !== undefined && !isChunked) return request.text()
  const { body } = request.raw
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBodySize) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Reads, parses and validates the body of a request.
 *
 * @param allowed the accepted formats; `text` is JSON sent as text/plain, as `navigator.sendBeacon`
 *   sends a string
 * @throws {Refusal} 415 for another format, 400 for an invalid body, 413 for one that is too long
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: HonoRequest,
  allowed: readonly BodyForm[],
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const form = bodyForm(request.header('content-type'))
  if (!form || !allowed.includes(form)) throw new Refusal(415, 'unsupported-type')
  return checked(schema, parse(await readText(request), form))
}
