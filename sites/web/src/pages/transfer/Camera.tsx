import { Button } from '@kleinzeug/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchCamera, type CameraFailure } from './connect/camera.ts'
import type { CodeRefusal } from './connect/connection.ts'
import { transferLabels as labels } from './transferLabels.ts'

interface CameraProps {
  /** Takes what was read. Resolves to why not. */
  onRead: (text: string) => Promise<CodeRefusal | undefined>
}

/** The key that turns the camera on, its picture, and what is wrong with a code in it. */
export function Camera({ onRead }: CameraProps) {
  const [isOn, setIsOn] = useState(false)
  const [failure, setFailure] = useState<CameraFailure>()
  const [refusal, setRefusal] = useState<CodeRefusal>()
  const video = useRef<HTMLVideoElement>(null)

  // It is another function at each render; the camera need not start again for that.
  const take = useEffectEvent(onRead)

  useEffect(() => {
    if (!isOn || !video.current) return undefined
    const control = new AbortController()
    const onText = async (text: string) => {
      const refused = await take(text)
      if (!control.signal.aborted) setRefusal(refused)
      return refused === undefined
    }
    void watchCamera(video.current, onText, control.signal).then((why) => {
      if (control.signal.aborted) return
      setFailure(why)
      setIsOn(false)
    })
    return () => control.abort()
  }, [isOn])

  function toggle() {
    setFailure(undefined)
    setRefusal(undefined)
    setIsOn(!isOn)
  }

  return (
    <>
      <p>{labels.held}</p>
      <div className="transfer-window" data-eye="">
        {isOn && (
          <video className="transfer-video" ref={video} muted playsInline aria-label={labels.cameraLive} />
        )}
      </div>
      <div className="transfer-actions">
        <Button variant={isOn ? undefined : 'primary'} onClick={toggle}>
          {isOn ? labels.stopCamera : labels.camera}
        </Button>
      </div>
      <p className="transfer-refusal" role="alert">
        {failure && labels[failure]}
        {refusal && labels.refusal[refusal]}
      </p>
    </>
  )
}
