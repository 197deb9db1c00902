import type { ReactNode } from 'react'
import { BareFrame } from './bare-frame.tsx'
import { DataLayer } from './data-layer.tsx'

/** The whole window for the screen: calls, boards, pages read before login. */
export default function FullFrame({ children }: { children: ReactNode }) {
  return (
    <DataLayer>
      <BareFrame>{children}</BareFrame>
    </DataLayer>
  )
}
