/** A text accepted in an older version, and its changes. */
export default {
  title: 'Leia e aceite para continuar',
  kind: { terms: 'Os termos de uso mudaram', privacy: 'A política de privacidade mudou' },
  intro: 'Você aceitou a versão {{old}} em {{date}}. Esta é a versão {{version}}, de {{published}}.',
  changes: 'O que mudou',
  whole: 'Texto completo',
  accept: 'Li e aceito',
  leave: 'Sair da conta',
  erase: 'Excluir minha conta',
  refuse:
    'Se você não concorda, pode sair da conta ou pedir a exclusão dela. Consultas já marcadas continuam valendo.',
  refuseSpecialist:
    'Se você não concorda, saia da conta e fale com o suporte. Consultas já marcadas continuam valendo.',
  stale: 'Há uma versão mais nova. Leia esta.',
  accepted: 'Obrigado. Guardamos a versão e a data.',
  diff: {
    added: 'adicionado',
    removed: 'retirado',
    end: 'fim',
    summary: 'Acréscimos: {{added}}. Retiradas: {{removed}}.',
    same: 'As palavras são as mesmas.',
  },
} as const
