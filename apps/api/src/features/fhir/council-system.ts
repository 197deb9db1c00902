import type { Council } from '@emma/domain/specialists'

const SID = 'https://saude.gov.br/fhir/sid'

/**
 * Regional councils of more than one state, as the Ministry of Health names them; all others are named by one state.
 */
const regions = {
  CRP: ['ac-ro', 'am-rr', 'pa-ap'],
  CREFITO: ['go-df', 'pa-am-to-rr-ap', 'pe-pb-al-rn', 'ro-ac'],
  CRN: ['ba-se', 'ce-ma-pi', 'df-go-mt-to', 'pa-ac-am-ap-ro-rr', 'pe-al-pb-rn', 'rj-es', 'sp-ms'],
  CRFa: ['am-ac-ap-pa-ro-rr', 'ce-ma-pi-rn', 'go-df-ms-mt-to', 'mg-es', 'pe-al-ba-pb-se', 'pr-sc'],
  CRM: [],
  CRO: [],
  COREN: [],
  CRF: [],
} as const satisfies Readonly<Record<Council['type'], readonly string[]>>

/**
 * The system of a council's registrations, from the code system BRConselhoProfissional
 * (https://terminologia.saude.gov.br/fhir/CodeSystem/BRConselhoProfissional), which lacks the CRN of Minas Gerais.
 */
export const councilSystem = ({ type, uf }: Council): string | undefined => {
  if (type === 'CRN' && uf === 'MG') return undefined
  const state = uf.toLowerCase()
  const region = regions[type].find((each) => each.split('-').includes(state)) ?? state
  return `${SID}/${type === 'CRFa' ? 'crefono' : type.toLowerCase()}-${region}`
}

/** The naming system's preferred identifier system for the Cartão Nacional de Saúde. */
export const CNS = `${SID}/cns`
