/**
 * Length and FNV-1a hash of a text, such as `5n.1x2k9f3`. A single changed UTF-16 unit always
 * changes it; the length in front finds a text again inside a damaged record.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return `${text.length.toString(36)}.${(hash >>> 0).toString(36)}`
}

/** The length that a checksum names. */
export const checkedLength = (sum: string): number => Number.parseInt(sum, 36)
