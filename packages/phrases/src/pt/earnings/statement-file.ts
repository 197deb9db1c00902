import { earningStates } from './states.ts'

/** The specialist's statement as a file. */
export default {
  fileName: 'extrato-emma.csv',
  columns: [
    'Data da consulta',
    'Hora ({{zone}})',
    'Paciente',
    'Especialidade',
    'Situação',
    'Forma de pagamento',
    'Pago em',
    'Valor da consulta',
    'Taxa da plataforma',
    'Taxa (% do valor)',
    'Empresa',
    'Parte da empresa',
    'Parte da empresa (% após a taxa)',
    'Minha parte',
    'Devolvido ou contestado',
    'Ganho',
    'Disponível em',
    'Sacado',
    'Saques',
  ],
  status: earningStates,
  methods: {
    credit_card: 'Cartão de crédito',
    pix: 'Pix',
    wallet: 'Carteira',
    wallet_card: 'Carteira e cartão',
    wallet_pix: 'Carteira e Pix',
  },
} as const
