import type pt from '../pt/prescriptions.ts'
import type { Translated } from '../translated.ts'

export default {
  document: {
    title: 'Prescription',
    patient: 'Patient',
    date: 'Date',
    uf: 'State',
    quantity: 'Quantity',
    via: 'Route',
    condition: 'Condition',
    unsigned: 'Document without ICP-Brasil signature.',
    byHand: 'Valid only when printed and signed by hand. The pharmacy keeps one copy.',
    handLine: 'Signature and stamp',
    check: 'Check at',
    code: 'Code',
    teleconsultation: 'Issued in a consultation on Emma.',
  },
} satisfies Translated<typeof pt>
