export default {
  subtitle: 'Salvamento automático.',
  line: 'Partes do prontuário',
  written: 'Escrito:',
  next: 'Próximo',
  back: 'Voltar',
  missing: 'Antes de assinar, escreva:',
  steps: {
    complaint: {
      short: 'Queixa',
      title: 'O que trouxe o paciente?',
      hint: 'Escolha uma frase ou comece a escrever. No teclado, números escolhem e Enter avança.',
    },
    history: {
      short: 'História',
      title: 'Como começou e evoluiu?',
      hint: 'Início, duração, o que melhora e o que piora, o que o paciente nega.',
    },
    background: {
      short: 'Antecedentes',
      title: 'Antecedentes',
      hint: 'Doenças, remédios em uso, cirurgias e família.',
    },
    exam: {
      short: 'Exame',
      title: 'O que você viu?',
      hint: 'Exame por vídeo, medidas referidas e resultados.',
    },
    diagnosis: {
      short: 'Hipótese',
      title: 'Qual é a hipótese?',
      hint: 'Sugestões a partir do que você escreveu. A decisão é sua.',
    },
    conduct: {
      short: 'Conduta',
      title: 'O que fazer?',
      hint: 'Conduta, orientações e prescrição. No teclado, Shift e um número usam um modelo deste diagnóstico; Shift e 9 repetem a última receita; + prescreve outro medicamento; Shift e 0 geram a receita.',
    },
    sign: { short: 'Assinar', title: 'Confira e assine', hint: 'Depois de assinado, só adendos.' },
  },
  phrases: {
    of: 'Frases rápidas',
    edit: 'Editar frases',
    title: 'Minhas frases rápidas',
    hint: 'Uma frase por linha, até 30. Dois sublinhados (__) marcam o que falta preencher.',
    save: 'Salvar frases',
    restore: 'Voltar às frases iniciais',
    saved: 'Frases salvas.',
  },
  cid: { title: 'Diagnósticos sugeridos', none: 'Nenhuma sugestão ainda: busque por código ou palavras.' },
  choose: {
    subtitle: 'Escolha a consulta de hoje que vai para o prontuário.',
    none: 'Nenhuma consulta hoje',
    noneDetail: 'As de outros dias estão em Consultas.',
    all: 'Ver consultas',
    action: 'Abrir',
    write: 'Abrir o prontuário de {{name}}',
  },
} as const
