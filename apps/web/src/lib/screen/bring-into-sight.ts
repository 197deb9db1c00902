/** The `ref` of the element that answers a press: on a phone it may be out of view. */
export const bringIntoSight = (answer: HTMLElement | null): void =>
  answer?.scrollIntoView?.({ block: 'nearest' })
