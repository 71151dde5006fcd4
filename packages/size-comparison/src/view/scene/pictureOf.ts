import { NEEDLE } from './paint.ts'

/** The scene as it can be shared: without its lower end, which is empty but for the needle of the engraved scale. */
export function pictureOf(scene: HTMLCanvasElement): HTMLCanvasElement {
  const picture = document.createElement('canvas')
  picture.width = scene.width
  picture.height = Math.round(scene.height * (1 - NEEDLE / scene.clientHeight))
  picture.getContext('2d')?.drawImage(scene, 0, 0)
  return picture
}
