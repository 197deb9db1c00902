import type { ComponentPropsWithRef } from 'react'

interface Props extends ComponentPropsWithRef<'button'> {
  readonly 'data-loading'?: boolean
  readonly 'data-disabled'?: boolean
}

/**
 * The element under every button. While busy it ignores presses and keeps the focus: disabled, it would lose it, and
 * keyboard users their place.
 */
export const SteadyButton = ({ disabled, type = 'button', ...props }: Props) =>
  props['data-loading'] && !props['data-disabled'] ? (
    <button {...props} type={type} aria-disabled aria-busy onClick={(event) => event.preventDefault()} />
  ) : (
    <button {...props} type={type} disabled={disabled} />
  )
