/** Whether the browser plays HLS streams natively. */
export const hasNativeHls = (audio: HTMLAudioElement): boolean =>
  audio.canPlayType('application/vnd.apple.mpegurl') !== ''
