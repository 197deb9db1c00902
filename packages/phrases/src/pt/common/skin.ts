/** Offers to change the skin. */
export default {
  offer: {
    title: 'Seu aparelho está no modo escuro. A Emma acompanha?',
    no: 'Manter claro',
    yes: 'Acompanhar',
  },
} as const
