/** Offers about the looks. */
export default {
  offer: {
    title: 'Seu aparelho está no modo escuro.',
    detail: 'Quer que a Emma acompanhe? Dá para mudar em Aparência.',
    no: 'Manter claro',
    yes: 'Acompanhar',
  },
} as const
