const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The doctor's texts: what was found, and what to do. */
export const phrases = {
  title: 'Exame da instalação',
  marks: { well: 'ok      ', warning: 'atenção ', broken: 'FALHA   ' },
  sum: (broken: number, warnings: number) =>
    broken === 0 && warnings === 0
      ? 'Tudo em ordem.'
      : `${counted(broken, 'falha', 'falhas')}, ${counted(warnings, 'ponto', 'pontos')} de atenção. As frases acima dizem o que fazer.`,
  tooLong: (what: string) => `${what}: sem resposta em 15 segundos. Confira rede, firewall e endereço.`,

  settings: 'Configuração: completa e legível.',
  database: {
    notRunning:
      'Banco de dados: não está rodando. Inicie a Emma (npm start) ou informe DATABASE_URL, e rode este exame outra vez.',
    reached: (version: string) =>
      `Banco de dados: PostgreSQL ${version}, com as extensões de que a Emma precisa.`,
    noExtensions: (names: string) =>
      `Banco de dados: falta ${names}. Instale o pacote postgresql-contrib e rode CREATE EXTENSION como superusuário.`,
    upToDate: (name: string) => `Versão do banco: ${name}, a deste programa.`,
    behind: (count: number) =>
      `Versão do banco: ${count === 1 ? 'falta' : 'faltam'} ${counted(count, 'atualização', 'atualizações')}, que a Emma aplica quando inicia. Faça uma cópia antes (npm run backup).`,
    empty: 'Versão do banco: ainda vazio. As tabelas são criadas quando a Emma inicia.',
    edited: (name: string) =>
      `Versão do banco: ${name} foi alterada depois de aplicada. Use os arquivos originais desta versão da Emma.`,
    role: 'Direitos no banco: o servidor trabalha como emma_app, sem poder alterar tabelas.',
    noRole:
      'Direitos no banco: o servidor trabalha como dono das tabelas. Crie o papel emma_app e conceda-o ao usuário de DATABASE_URL (docs/operations.md).',
    notDurable:
      'Gravação: synchronous_commit está desligado; uma queda perderia consultas e pagamentos já confirmados. Ligue-o.',
    durable: 'Gravação: cada confirmação vai ao disco antes da resposta.',
    fewConnections: (max: number, pool: number) =>
      `Conexões: o banco aceita ${max}, e um processo da Emma abre até ${pool}. Aumente max_connections ou diminua DATABASE_POOL.`,
    connections: (max: number, pool: number) =>
      `Conexões: até ${pool} por processo, de ${max} que o banco aceita.`,
    replica: 'Réplica de leitura: em dia.',
    replicaLate: (seconds: number) =>
      `Réplica de leitura: atrasada mais de ${seconds} s; até que alcance, as listas vêm do banco principal. Confira a replicação.`,
    lost: (reason: string) =>
      `Banco de dados: não foi possível entrar (${reason}). Confira o endereço, o usuário e a senha de DATABASE_URL.`,
    replicaLost: (reason: string) =>
      `Réplica de leitura: não responde (${reason}). Confira DATABASE_READ_URL; até que volte, as listas vêm do banco principal.`,
  },
  clock: {
    well: (ms: number) => `Relógio: ${ms} ms de diferença para o do banco.`,
    off: (seconds: number) =>
      `Relógio: ${seconds} s de diferença para o do banco. Ligue a sincronização (NTP) nas duas máquinas: prazos, códigos e reembolsos dependem da hora.`,
  },
  keys: {
    well: (versions: string) => `Chaves: MASTER_KEYS tem todas as versões em uso (${versions}).`,
    none: 'Chaves: ainda não há dados selados.',
    missing: (versions: string) =>
      `Chaves: há dados selados com a versão ${versions}, que não está em MASTER_KEYS. Ponha a chave de volta: sem ela esses dados não abrem.`,
    wrong: (count: number) =>
      `Chaves: ${counted(count, 'chave de paciente não abre', 'chaves de pacientes não abrem')} com MASTER_KEYS, que é de outra instalação. Ponha a certa de volta.`,
    old: (count: number) =>
      `Chaves: ${counted(count, 'chave de paciente ainda usa', 'chaves de pacientes ainda usam')} uma versão antiga. Rode npm run rotate-keys antes de retirá-la.`,
  },
  worker: {
    well: 'Tarefas: há quem as execute, e nenhuma está atrasada.',
    none: 'Tarefas: ninguém as executa agora. Inicie um processo com ROLE=worker (ou all): sem ele não saem avisos, pagamentos nem lembretes.',
    late: (minutes: number) =>
      `Tarefas: a mais antiga espera há ${minutes} min. Veja o registro do processo com ROLE=worker.`,
  },
  storage: {
    name: 'Arquivos',
    disk: 'Arquivos: a pasta grava, lê e apaga.',
    s3: 'Arquivos: o bucket grava, lê e apaga.',
    broken: (reason: string) =>
      `Arquivos: não foi possível gravar e ler (${reason}). Confira a pasta DATA_DIR/files ou as configurações S3_*.`,
    differs:
      'Arquivos: o que foi lido difere do que foi gravado. Pare a Emma e confira o disco ou o servidor S3.',
  },
  disk: {
    well: (gigabytes: string, percent: number) => `Disco: ${gigabytes} GB livres (${percent} %).`,
    low: (gigabytes: string, percent: number) =>
      `Disco: só ${gigabytes} GB livres (${percent} %). Libere espaço ou aumente o disco de DATA_DIR.`,
  },
  web: {
    well: 'Aplicativo web: pronto.',
    missing: 'Aplicativo web: não foi preparado. Rode npm run build.',
  },
  mail: {
    name: 'E-mail',
    well: (host: string) => `E-mail: ${host} aceita o usuário e a senha.`,
    broken: (host: string, reason: string) =>
      `E-mail: ${host} não aceitou a conexão (${reason}). Confira SMTP_URL: sem e-mail ninguém confirma a conta.`,
  },
  payments: {
    name: 'Pagamentos',
    well: 'Pagamentos: a chave da Pagar.me vale, e o recebedor da plataforma existe.',
    noRecipient:
      'Pagamentos: o recebedor de PAGARME_RECIPIENT_ID não existe nesta conta. Copie o id (re_…) do painel da Pagar.me.',
    broken: (reason: string) =>
      `Pagamentos: a Pagar.me recusou a chave ou não respondeu (${reason}). Confira PAGARME_URL e PAGARME_SECRET_KEY.`,
  },
  cep: {
    name: 'Endereços',
    well: 'Endereços: CEPs são encontrados.',
    broken: (reason: string) =>
      `Endereços: nenhum serviço de CEP respondeu (${reason}). Confira VIACEP_URL e BRASILAPI_URL; endereços têm de ser digitados.`,
  },
  sms: (host: string) => `SMS: ${host} responde. A chave só é conferida com a primeira mensagem.`,
  smsName: 'SMS',
  smsBroken: (reason: string) =>
    `SMS: o servidor não respondeu (${reason}). Confira ZENVIA_URL; até lá os códigos vão só por e-mail.`,
  turn: {
    name: 'Chamadas',
    none: 'Chamadas: sem servidor TURN; algumas redes não conseguem se ver. Instale o coturn e informe TURN_URLS e TURN_SECRET.',
    well: (host: string) => `Chamadas: ${host} aceita a senha e empresta um endereço.`,
    silent: (host: string) =>
      `Chamadas: ${host} não responde. Confira TURN_URLS e a porta no firewall (UDP 3478 e as portas de retransmissão).`,
    refused: (host: string) =>
      `Chamadas: ${host} recusou a senha. TURN_SECRET tem de ser o static-auth-secret do coturn.`,
    hosted: (provider: string) =>
      `Chamadas: por ${provider}; as chaves só são conferidas na primeira chamada.`,
    untried: (url: string) => `Chamadas: ${url} não foi testado (só UDP é testado aqui).`,
  },
  redis: {
    name: 'Redis',
    well: 'Redis: responde.',
    broken: (reason: string) =>
      `Redis: não responde (${reason}). Confira REDIS_URL; sem ele avisos ao vivo não passam de um servidor a outro.`,
  },
  traces: {
    name: 'Rastros',
    well: (host: string) => `Rastros: ${host} aceita o que a Emma envia.`,
    broken: (reason: string) =>
      `Rastros: o coletor não aceitou o envio (${reason}). Confira OTEL_EXPORTER_OTLP_ENDPOINT e OTEL_EXPORTER_OTLP_HEADERS; até lá os rastros se perdem, e nada mais.`,
  },
  certificate: {
    name: 'Certificado do endereço',
    well: (host: string, days: number) => `Certificado de ${host}: vale por mais ${days} dias.`,
    soon: (host: string, days: number) =>
      `Certificado de ${host}: vence em ${counted(days, 'dia', 'dias')}. Renove-o.`,
    over: (host: string) => `Certificado de ${host}: venceu. Renove-o: navegadores recusam o endereço.`,
    broken: (host: string, reason: string) =>
      `Certificado de ${host}: não foi possível conferir (${reason}). Confira PUBLIC_URL, o DNS e o proxy.`,
    plain: (url: string) =>
      `Endereço público: ${url} não é https. Em produção câmera, microfone e senhas precisam de https.`,
  },
  signing: {
    none: 'Assinatura: nenhum certificado; documentos saem sem assinatura digital (SIGNATURE_P12 ou SIGNATURE_FOLDER).',
    well: (name: string, days: number) => `Assinatura: ${name} vale por mais ${days} dias.`,
    soon: (name: string, days: number) =>
      `Assinatura: ${name} vence em ${counted(days, 'dia', 'dias')}. Renove-o antes.`,
    over: (name: string) => `Assinatura: ${name} venceu; os documentos saem sem assinatura. Renove-o.`,
    broken: (name: string, reason: string) =>
      `Assinatura: ${name} não abre (${reason}). Confira a senha (SIGNATURE_PASSWORD ou o arquivo .password).`,
  },
  production: {
    demo: 'Modo: demonstração. Em produção use NODE_ENV=production e SEED=none, com chaves próprias.',
    well: 'Modo: produção.',
    noSecondFactor:
      'Segurança: a segunda etapa do login está opcional (SECOND_FACTOR). Em produção deixe-a obrigatória para administradores e especialistas.',
    noLimits: 'Segurança: LOGIN_LIMITS está desligado; senhas podem ser tentadas sem fim. Ligue-o.',
  },
} as const
