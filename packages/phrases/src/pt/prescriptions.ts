export default {
  document: {
    title: 'Receita',
    patient: 'Paciente',
    date: 'Data',
    uf: 'UF',
    quantity: 'Quantidade',
    via: 'Via',
    condition: 'Condição',
    unsigned: 'Documento sem assinatura ICP-Brasil.',
    byHand: 'Válido somente impresso e com assinatura de próprio punho. A farmácia retém uma via.',
    handLine: 'Assinatura e carimbo',
    check: 'Confira em',
    code: 'Código',
    teleconsultation: 'Emitido em atendimento pela plataforma Emma.',
  },
} as const
