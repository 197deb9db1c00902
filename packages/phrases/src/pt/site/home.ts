/** The public home. */
export default {
  title: 'Emma: consultas por vídeo e perto de casa, com preço e horário à vista',
  description:
    'Encontre médicos, psicólogos, nutricionistas e outros profissionais. Compare preços e horários reais, por vídeo ou presencial, e marque sua consulta pela internet.',
  heading: 'Cuidado de gente, na hora que você precisa.',
  lead: 'Compare preços e horários reais de quem atende você por vídeo ou perto de casa. Sem cadastro para procurar.',
  search: {
    label: 'Buscar profissionais',
    what: 'O que você procura?',
    hint: 'Sintoma, nome ou cidade',
    where: 'Onde',
    any: 'Tanto faz',
    video: 'Por vídeo',
    place: 'Presencial',
    go: 'Buscar',
    popular: 'Mais procuradas',
    all: 'Ver todas',
    suggestions: 'Sugestões',
  },
  next: 'Próximo horário',
  book: 'Agendar',
  now: {
    one: 'Atendimento agora: 1 profissional de plantão',
    many: 'Atendimento agora: {{count}} profissionais de plantão',
    wait: 'Espera de {{from}} a {{to}} min',
    waitNone: 'Sem espera agora',
    waitUpTo: 'Espera de até {{minutes}} min',
    waitAbout: 'Espera de cerca de {{minutes}} min',
    waitUnknown: 'Tempo de espera ainda não medido hoje',
    refund: 'reembolso integral se ninguém atender em {{minutes}} minutos',
    go: 'Ser atendido agora',
    nobody: 'Pronto atendimento: ninguém de plantão neste momento',
    nobodyText: 'Veja quem tem horário livre nas próximas horas. Em emergência, ligue 192 (SAMU).',
    nobodyGo: 'Ver próximos horários',
  },
  today: 'Com horário hoje',
  soon: 'Próximos horários',
  everybody: 'Ver todos os profissionais',
  how: {
    title: 'Como funciona',
    steps: [
      {
        title: 'Escolha com calma',
        text: 'Busque pelo que você sente, pela especialidade ou pelo nome. Preço, duração e horários aparecem antes de qualquer cadastro.',
      },
      {
        title: 'Reserve e pague',
        text: 'Pix ou cartão. O horário fica reservado enquanto você paga, e o valor que você viu é o valor que você paga.',
      },
      {
        title: 'Seja atendido',
        text: 'Por vídeo, direto no navegador, sem instalar nada, ou no consultório. Receitas e atestados chegam à sua conta.',
      },
    ],
    prices: 'Hoje as consultas custam de {{from}} a {{to}}.',
  },
  specialties: { title: 'Especialidades', all: 'Ver todas as especialidades' },
  trust: {
    title: 'Por que confiar',
    items: [
      {
        title: 'Registro conferido',
        text: 'Nossa equipe confere o registro no conselho antes da primeira consulta. Médicos só anunciam uma especialidade com o RQE dela.',
      },
      {
        title: 'Documentos que se verificam',
        text: 'Cada receita e atestado tem um código que qualquer farmácia confere aqui. A assinatura ICP-Brasil aparece quando o profissional assina com certificado.',
      },
      {
        title: 'Você vê quem leu',
        text: 'Todo acesso ao seu prontuário fica registrado, e você vê quem consultou, quando e por quê.',
      },
      {
        title: 'Reembolso sem letra miúda',
        text: 'Cancelou até {{hours}} horas antes do início? Você recebe reembolso integral.',
      },
    ],
  },
  reviews: { title: 'O que os pacientes contam', of: 'sobre {{name}}' },
  professionals: {
    title: 'Você atende? Sua agenda cabe aqui.',
    text: 'Sem mensalidade: a Emma fica com {{percent}}% de cada consulta paga, e o restante fica disponível para saque {{days}} dias após a consulta. Agenda, vídeo, prontuário e receita incluídos.',
    go: 'Conhecer a Emma para profissionais',
  },
  faq: {
    title: 'Perguntas frequentes',
    items: [
      {
        q: 'Preciso criar conta para ver preços e horários?',
        a: 'Não. Preços, durações e horários livres ficam abertos. A conta só é necessária para reservar, porque a consulta fica no seu nome.',
      },
      {
        q: 'A consulta por vídeo vale como consulta médica?',
        a: 'Sim. A telemedicina é permitida no Brasil (Lei 14.510/2022 e Resolução CFM 2.314/2022). O profissional decide com você quando um exame presencial é necessário.',
      },
      {
        q: 'Como é a consulta por vídeo?',
        a: 'Ela abre no navegador do celular ou do computador. Antes, você testa câmera, microfone e conexão. Não é preciso instalar nada.',
      },
      {
        q: 'Posso cancelar?',
        a: 'Pode, pela sua agenda. Até {{hours}} horas antes do início, você recebe reembolso integral; a menos de {{hours}} horas, a tela mostra quanto volta antes de você confirmar.',
      },
      {
        q: 'Recebo receita e atestado?',
        a: 'Quando o profissional considerar necessário, sim. O documento chega em PDF à sua conta, com um código para verificação.',
      },
      {
        q: 'E se for uma emergência?',
        a: 'Não espere por uma consulta: ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo.',
      },
    ],
  },
} as const
