/** A month of the specialist's money, as a table and a PDF. */
export default {
  /** Without its ending. */
  fileName: 'resumo-emma-{{month}}',
  columns: [
    'Data da consulta',
    'Pago em',
    'Quem pagou',
    'CPF de quem pagou',
    'Paciente',
    'Especialidade',
    'Valor da consulta',
    'Devolvido',
    'Taxa da plataforma',
    'Empresa',
    'Parte da empresa',
    'Você recebe',
  ],
  title: 'Resumo de {{month}}',
  sums: {
    appointments: 'Consultas pagas',
    price: 'Valor das consultas',
    returned: 'Devolvido aos pacientes',
    fee: 'Taxa da plataforma',
    company: 'Parte da empresa',
    earned: 'Você recebe',
  },
  payers: 'Por quem pagou',
  payer: { name: 'Nome', cpf: 'CPF', appointments: 'Consultas', kept: 'Pago', earned: 'Você recebe' },
  empty: 'Nenhuma consulta paga neste mês.',
  note: 'Emitido pela Emma em {{date}}. O mês é o do dia da consulta, no {{zone}}; o que foi devolvido até a emissão já está descontado. Não substitui recibo nem nota fiscal.',
} as const
