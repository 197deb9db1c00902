import { checkCouncil, formatCouncil } from '@emma/domain/specialists'

/** A registration in its council's format: `CRM-SP 123456`, `CRP 06/12345`. */
export const councilText = (council: {
  readonly type: string
  readonly uf: string
  readonly number: string
}): string => {
  const checked = checkCouncil(council)
  return checked.ok ? formatCouncil(checked.value) : `${council.type}-${council.uf} ${council.number}`
}
