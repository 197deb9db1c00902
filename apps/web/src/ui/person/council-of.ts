import type { SpecialistCard } from '@emma/contracts/specialists'

/** `CRM-SP 123456`, as cards and public pages show it. */
export const councilOf = ({ council }: Pick<SpecialistCard, 'council'>): string =>
  council ? `${council.type}-${council.uf} ${council.number}` : ''
