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
    'Empresa',
    'Parte da empresa',
    'Minha parte',
    'Recebido',
    'Disponível em',
    'Saques',
  ],
  status: {
    waiting_funds: 'A receber',
    available: 'Disponível',
    canceled: 'Cancelada',
    charged_back: 'Contestada',
  },
  methods: {
    credit_card: 'Cartão de crédito',
    pix: 'Pix',
    wallet: 'Carteira',
    wallet_card: 'Carteira e cartão',
  },
} as const
