/** Whether the browser plays HLS streams by itself. */
export const playsHls = (audio: HTMLAudioElement): boolean =>
  audio.canPlayType('application/vnd.apple.mpegurl') !== ''
