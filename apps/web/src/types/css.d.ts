import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties for `var()`. */
    [name: `--${string}`]: string | undefined
  }
}
