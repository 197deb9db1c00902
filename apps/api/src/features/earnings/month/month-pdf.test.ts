import { expect, test } from 'vitest'
import { pagesOf } from '../../../../test/fixtures/pdf-text.ts'
import type { MonthRow } from './month.repo.ts'
import { makeMonthPdf } from './month-pdf.ts'

test('a month with many payers has its pages numbered, and each says whose month it is', async () => {
  const payers = Array.from({ length: 60 }, (_, at) => `Paciente ${String.fromCharCode(65 + (at % 26))}`)
  const at = new Date('2026-11-10T12:00:00.000Z')
  const lines: readonly MonthRow[] = payers.map((payer, nth) => ({
    startsAt: at,
    paidAt: at,
    customerId: String(nth),
    payer,
    cpfSealed: null,
    dependent: null,
    specialty: 'Clínica médica',
    company: null,
    price: 18_000,
    platformFee: 2700,
    companyShare: 0,
    earned: 15_300,
  }))
  const pages = await pagesOf(
    await makeMonthPdf({
      month: '2026-11',
      zone: 'America/Sao_Paulo',
      lines,
      issuer: { name: 'Helena Vasconcelos', council_type: null, council_uf: null, council_number: null },
      logo: null,
      cpfs: new Map(),
      now: new Date('2026-11-29T12:00:00.000Z'),
    }),
  )
  expect(pages.length).toBeGreaterThan(1)
  for (const [nth, page] of pages.entries()) expect(page).toContain(`Página ${nth + 1} de ${pages.length}`)
  for (const page of pages.slice(1)) expect(page).toContain('Resumo de novembro de 2026 · Helena Vasconcelos')
})
