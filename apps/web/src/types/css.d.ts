import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a stylesheet reads with `var()`. */
    [name: `--${string}`]: string | undefined
  }
}
