import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { webAddress } from '@kleinzeug/storage/exchange'
import { hostOf } from '../../model/webAddress.ts'
import { useLater } from '../useLater.ts'

/** A picture within the text itself; no vector graphics, which may ask for others. */
const inText = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=]+$/i

/** A picture of another host: nothing is requested from that host before the visitor has allowed it. */
export function ExternalImage({ address, alt }: { address: string; alt: string }) {
  const { state, labels, props } = useLater()
  const hosts = useAtomValue(state.hosts)
  const allowHost = useSetAtom(state.allowHost)
  const [failed, setFailed] = useState(false)
  if (inText.test(address)) return <img src={address} alt={alt} />
  const url = webAddress(address)
  // A path or an address of another kind leads nowhere from here.
  if (url === undefined) return <span className="neo-cortex-image">{alt || address}</span>
  const host = hostOf(url)
  const isAllowed = hosts.has(host)
  if (!props.showExternalImages && !isAllowed)
    return (
      <span className="neo-cortex-image">
        <span>{alt || labels.image(host)}</span>
        <Button onClick={() => allowHost(host, true)}>{labels.showImages(host)}</Button>
      </span>
    )
  return (
    <span className="neo-cortex-image">
      {failed ? (
        labels.imageFailed(host)
      ) : (
        <img
          src={url}
          alt={alt || labels.image(host)}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
      {isAllowed && (
        <Button
          variant="quiet"
          onClick={() => {
            setFailed(false)
            allowHost(host, false)
          }}
        >
          {labels.hideImages(host)}
        </Button>
      )}
    </span>
  )
}
