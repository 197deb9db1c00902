import type { SitePerson } from '@emma/contracts/site'

/** `CRM-SP 47334`. */
export const councilOf = ({ council }: Pick<SitePerson, 'council'>): string =>
  council ? `${council.type}-${council.uf} ${council.number}` : ''
