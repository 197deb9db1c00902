/** Offers about the looks. */
export default {
  offer: {
    title: 'Seu aparelho está no modo escuro. A Emma acompanha?',
    no: 'Manter claro',
    yes: 'Acompanhar',
  },
} as const
