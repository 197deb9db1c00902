/** The same keys with any text: what a translation of these texts must be. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> }
