interface Registered {
  readonly name: string
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
}

/** A specialist with the council's registration: `Helena Prado (CRM-SP 123456)`. */
export const nameWithCouncil = ({ name, council_type, council_uf, council_number }: Registered): string =>
  council_type === null ? name : `${name} (${council_type}-${council_uf} ${council_number})`
