export interface CepAddress {
  readonly zipCode: string
  readonly address: string
  readonly complement: string
  readonly district: string
  readonly city: string
  readonly state: string
}
/** Degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}
/** The position of eight digits; undefined if no source has it, or none answers. */
export type LocateCep = (zipCode: string) => Promise<Coordinates | undefined>
/** Finds an address by its eight digits; undefined if no source has it. @throws Error when no source answered */
export interface CepPort {
  readonly find: (zipCode: string) => Promise<CepAddress | undefined>
}
