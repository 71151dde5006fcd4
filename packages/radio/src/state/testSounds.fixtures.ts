// Audio for the fault server, computed here: WAV with a tone or silence, MP3 with silence.

/** Sample rate of all sounds, in Hz. */
export const sampleRate = 48_000
/** Bytes per sample: two channels of 16 bit. */
export const sampleBytes = 4

/** One second of a 440 Hz tone: whole waves, so that it can be repeated. */
export const tone = Buffer.alloc(sampleRate * sampleBytes)
for (let i = 0; i < sampleRate * 2; i += 1)
  tone.writeInt16LE(Math.round(6_000 * Math.sin((Math.floor(i / 2) / sampleRate) * 440 * 2 * Math.PI)), i * 2)

/** One second of silence. */
export const silence = Buffer.alloc(sampleRate * sampleBytes)

/** Header of a WAV file of unlimited length. */
export function wavHeader(): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(0x7f_ff_f0_24, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(2, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * sampleBytes, 28)
  header.writeUInt16LE(sampleBytes, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(0x7f_ff_f0_00, 40)
  return header
}

/** Duration of one MP3 frame, in s. */
export const mp3FrameTime = 0.024

/**
 * Silent frames of MPEG 1 layer III, 48 kHz, one channel. At these bit rates all frames have the same length,
 * and without coefficients no bit reservoir links them.
 */
const frames = { 128: mp3Frame(384, 0xff_fb_94_c4), 320: mp3Frame(960, 0xff_fb_e4_c4) }

export type BitRate = keyof typeof frames

function mp3Frame(length: number, header: number): Buffer {
  const frame = Buffer.alloc(length)
  frame.writeUInt32BE(header)
  return frame
}

/** @param kbps bit rate in kbit/s */
export const mp3 = (count: number, kbps: BitRate = 128): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => frames[kbps]))
