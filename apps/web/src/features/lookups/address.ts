/** An address while it is typed (spec §3); the CEP formatted, the state as its two letters. */
export interface AddressValues {
  readonly zipCode: string
  readonly address: string
  readonly number: string
  readonly complement: string
  readonly district: string
  readonly city: string
  readonly state: string
}

export const emptyAddress: AddressValues = {
  zipCode: '',
  address: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
}

const needed = ['address', 'number', 'district', 'city', 'state'] as const

/** The required fields still missing (spec §5): everything but the complement, and a CEP of eight digits. */
export const missingOf = (values: AddressValues): readonly (keyof AddressValues)[] => [
  ...(values.zipCode.replace(/\D/g, '').length === 8 ? [] : (['zipCode'] as const)),
  ...needed.filter((name) => !values[name].trim()),
]
