import { useEffect } from 'react'
import { type BlockValues, blockValuesOf } from '../hours/block-values.ts'

/** Opens the form of time off with the span of the address, once. */
export const useAskedBlock = (
  span: string | undefined,
  zone: string,
  onAsked: (start: BlockValues) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does with it is not what asks
  useEffect(() => {
    const [starts_at, ends_at] = span?.split('/') ?? []
    if (starts_at && ends_at) onAsked(blockValuesOf({ starts_at, ends_at, reason: '' }, zone))
  }, [span, zone])
}
