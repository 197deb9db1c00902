import encodeQR from 'qr'
import { useMemo } from 'react'
import classes from '../security/security.module.css'

/** One square per dark module. */
const pathOf = (text: string): { readonly size: number; readonly path: string } => {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: rows.length, path }
}

/** A QR code readable by cameras in either skin. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => pathOf(text), [text])
  return (
    <svg className={classes.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
