import subjects from '../common/contact-subjects.ts'

/** Help, legal texts, the check of documents and the page for professionals. */
export default {
  version: 'Versão {{version}}, publicada em {{date}}',
  textDescription: '{{title}}: o texto em vigor, publicado pela Emma.',
  help: {
    title: 'Ajuda | Emma',
    description:
      'Respostas sobre consultas por vídeo, pagamentos, reembolsos, receitas e privacidade na Emma.',
    heading: 'Como podemos ajudar?',
    label: 'Buscar na ajuda',
    hint: 'Ex.: reembolso',
    go: 'Buscar',
    pages: 'Páginas',
    found: 'Resultados para “{{q}}”',
    none: 'Nada na ajuda fala disso. Tente outras palavras ou escreva para a gente.',
    write: 'Falar com a gente',
    questions: [
      {
        q: 'Como marco uma consulta?',
        a: 'Busque por sintoma, especialidade, nome ou cidade e escolha um horário livre. Confirme seu e-mail com um código, informe seus dados e pague. O horário fica reservado para você enquanto isso.',
      },
      {
        q: 'Como posso pagar?',
        a: 'Com Pix, cartão de crédito ou o crédito da sua carteira na Emma. O crédito também paga uma parte, e o Pix ou o cartão paga o restante.',
      },
      {
        q: 'Não recebi o código. E agora?',
        a: 'Aguarde um minuto e peça outro. Confira se o e-mail está certo e procure na caixa de spam.',
      },
      {
        q: 'Esqueci minha senha. E agora?',
        a: 'Em Entrar, toque em “Esqueci minha senha” e informe seu e-mail. Você recebe uma mensagem para criar outra.',
      },
      {
        q: 'Como remarco uma consulta?',
        a: 'Abra a consulta na sua agenda e toque em remarcar. A tela mostra os horários livres e até quando a troca é possível.',
      },
      {
        q: 'Posso marcar para meu filho ou outra pessoa da família?',
        a: 'Pode. Cadastre a pessoa em Perfil, Família, e escolha quem será atendido ao marcar.',
      },
      {
        q: 'A chamada caiu. E agora?',
        a: 'Ela volta automaticamente na maioria das vezes. Se não voltar, abra a consulta de novo pela agenda: ela continua de onde parou.',
      },
      {
        q: 'Onde está minha receita?',
        a: 'Em Saúde, com os atestados e pedidos de exame. O PDF traz um código que a farmácia confere na internet.',
      },
      {
        q: 'Quem pode ver meu prontuário?',
        a: 'Os profissionais que atendem você. Cada acesso fica registrado, e em Saúde você vê quem consultou, quando e por quê.',
      },
      {
        q: 'Como excluo minha conta?',
        a: 'Em Perfil, Privacidade. Ali você também baixa uma cópia dos seus dados. O prontuário é guardado pelo prazo que a lei exige.',
      },
    ],
  },
  contact: {
    title: 'Contato',
    description:
      'Escreva para o suporte da Emma sobre consultas, pagamentos, sua conta ou seu cadastro profissional.',
    heading: 'Fale com a gente',
    lead: 'Respondemos por e-mail. Não envie aqui exames nem detalhes da sua saúde: para isso, use a conversa com o profissional.',
    emergency: 'Em emergência, ligue 192 (SAMU).',
    name: 'Seu nome',
    email: 'Seu e-mail',
    subject: 'Assunto',
    message: 'Mensagem',
    go: 'Enviar mensagem',
    subjects,
    wrong: {
      nome: 'Informe seu nome, com até 120 letras.',
      email: 'Informe um e-mail válido, como nome@exemplo.com.',
      assunto: 'Escolha um assunto.',
      mensagem: 'Escreva sua mensagem, com até 4.000 letras.',
      erro: 'O código do erro é longo demais.',
    },
    states: {
      wrong: 'Confira os campos indicados. Nada foi enviado ainda.',
      failed:
        'Não conseguimos enviar agora. O que você escreveu está abaixo: tente novamente em alguns minutos.',
      limited: 'Muitas mensagens em pouco tempo. Aguarde um minuto e envie de novo.',
      limitedToday: 'Recebemos muitas mensagens da sua rede hoje. Escreva para {{email}} ou tente amanhã.',
    },
    sent: 'Mensagem enviada',
    sentText: 'Recebemos sua mensagem e vamos responder por e-mail.',
    back: 'Voltar ao início',
    trap: 'Deixe em branco',
    letterSubject: '[{{subject}}] Mensagem de {{name}}',
    letter:
      '{{name}} ({{address}}) escreveu pela página de contato.\n\nAssunto: {{subject}}\n\nCódigo do erro: {{error}}\n\n{{message}}',
    noError: 'nenhum',
  },
  verify: {
    title: 'Verificar receita, atestado ou pedido de exame | Emma',
    description:
      'Confira se um documento foi emitido pela Emma: digite o código que está nele ou aponte a câmera para o QR.',
    heading: 'Verificar um documento',
    lead: 'Digite o código impresso no documento. Ele mostra quem emitiu, quando e se ainda vale.',
    label: 'Código do documento',
    hint: 'Ex.: AAAA-BBBB-CCCC',
    go: 'Verificar',
    qr: 'Tem o documento em papel? Aponte a câmera do celular para o QR: ele abre esta conferência com o código preenchido.',
    scan: {
      start: 'Ler o QR com a câmera',
      stop: 'Desligar a câmera',
      view: 'O que a câmera vê',
      failed: 'Não conseguimos usar a câmera. Confira a permissão do navegador ou digite o código.',
    },
    farm: 'Para farmácias',
    farmText:
      'A conferência mostra o medicamento, a posologia, a data e a validade. Receitas sujeitas a controle seguem as regras da Anvisa.',
  },
  professionals: {
    title: 'Emma para profissionais de saúde: agenda, vídeo e prontuário',
    description:
      'Agenda, vídeo, prontuário, receita digital e recebimento em um só lugar. Sem mensalidade: a Emma fica com {{percent}}% de cada consulta paga.',
    heading: 'Atenda mais perto, administre menos.',
    lead: 'Agenda, vídeo, prontuário, receitas e recebimento em um só lugar. Você decide horários, locais e preços.',
    go: 'Criar cadastro profissional',
    priceTitle: 'Quanto custa',
    priceText:
      'Sem mensalidade e sem taxa de adesão. A Emma fica com {{percent}}% do valor de cada consulta paga.',
    calculator: {
      price: 'Seu preço por consulta, em reais',
      consultations: 'Consultas por mês',
      go: 'Calcular',
      each: 'Você recebe {{amount}} por consulta',
      fee: 'A Emma fica com {{amount}} ({{percent}}%).',
      month: 'Com {{count}} consultas no mês: {{amount}}.',
      monthOne: 'Com 1 consulta no mês: {{amount}}.',
    },
    table: 'Quanto você recebe por consulta',
    columns: { price: 'Seu preço', fee: 'Emma', yours: 'Você recebe' },
    payout: 'O valor fica disponível para saque {{days}} dias após a consulta.',
    included: 'O que está incluído',
    items: [
      {
        title: 'Agenda que se cuida',
        text: 'Horários por local ou por vídeo, bloqueios, feriados, lista de espera e lembretes aos pacientes.',
      },
      {
        title: 'Vídeo sem instalar',
        text: 'No navegador, com teste de câmera, e continua só com áudio quando a conexão do paciente fica fraca.',
      },
      {
        title: 'Prontuário que acompanha',
        text: 'Anamnese, conduta, modelos, histórico e CID-10, guardados e assinados como a lei pede.',
      },
      {
        title: 'Receitas e atestados',
        text: 'Em PDF com código de verificação; com seu certificado ICP-Brasil, têm assinatura qualificada.',
      },
      {
        title: 'Recebimento claro',
        text: 'Pix e cartão, repasse conferido centavo a centavo e saque para a sua conta.',
      },
      {
        title: 'Plantão quando quiser',
        text: 'Entre no pronto atendimento por algumas horas e atenda quem está na fila.',
      },
    ],
    faqTitle: 'Perguntas de quem atende',
    faq: [
      {
        q: 'Quem pode atender?',
        a: 'Profissionais com registro ativo em conselho de saúde. Conferimos o registro antes de abrir a agenda.',
      },
      {
        q: 'Preciso de RQE?',
        a: 'Para anunciar uma especialidade médica, sim (Resolução CFM 2.336/2023). Sem RQE, médicos atendem como generalistas.',
      },
      {
        q: 'De quem são os dados do paciente?',
        a: 'Do paciente, sob sua responsabilidade profissional. O acesso fica registrado, e o prontuário pode ser exportado.',
      },
    ],
  },
} as const
