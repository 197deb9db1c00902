-- The pages that every installation starts with; the operator edits them, each change is a new version.
CREATE TEMPORARY TABLE first_pages (id uuid, slug text, title text, content text) ON COMMIT DROP;

INSERT INTO first_pages VALUES ('019aa000-0000-7000-8000-000000000001', 'termo-condicoes', 'Termos de uso', $html$<p>Estes termos são o contrato entre você e a Emma. Leia com calma: ao criar a conta, você diz que concorda com eles. Guardamos a versão que você aceitou e a data.</p>
<h2>1. O que a Emma faz</h2>
<p>A Emma aproxima pacientes e profissionais de saúde. Você encontra um especialista, marca e paga a consulta, conversa por vídeo e recebe os documentos do atendimento. Quem atende é o profissional, com autonomia técnica e registro no conselho da sua profissão; a Emma oferece o meio.</p>
<p><strong>A Emma não serve para emergências.</strong> Em caso de risco de vida, ligue para o SAMU (192) ou procure o pronto-socorro mais próximo.</p>
<h2>2. Sua conta</h2>
<ul>
<li>Você precisa ter 18 anos ou mais. Crianças e adolescentes são atendidos pela conta do responsável legal.</li>
<li>Os dados do cadastro devem ser seus e verdadeiros. É uma conta por pessoa.</li>
<li>A senha é só sua. Se suspeitar que alguém entrou na sua conta, troque a senha e encerre as sessões abertas no seu perfil.</li>
</ul>
<h2>3. Consultas e pagamento</h2>
<ul>
<li>O preço aparece antes de você confirmar. O horário fica reservado enquanto o pagamento é feito.</li>
<li>Os dados do cartão vão direto do seu aparelho para a empresa de pagamentos; a Emma não os guarda.</li>
<li>A sala de vídeo abre 10 minutos antes do horário. Se a ligação cair, ela pode ser retomada.</li>
</ul>
<h2>4. Cancelamento e reembolso</h2>
<p>Você pode cancelar até o início da consulta. O valor que volta, no cartão ou como crédito, depende da antecedência e é mostrado antes de você confirmar o cancelamento. Se o especialista cancelar, você recebe tudo de volta. O crédito não tem prazo e pode ser devolvido ao cartão.</p>
<h2>5. Telemedicina</h2>
<p>Antes da primeira consulta por vídeo você lê e aceita um termo próprio (Resolução CFM nº 2.314/2022). O especialista pode indicar que você seja atendido presencialmente. A Emma não grava som nem imagem das consultas.</p>
<h2>6. O que não é permitido</h2>
<ul>
<li>Usar dados de outra pessoa ou emprestar a sua conta.</li>
<li>Gravar ou divulgar a consulta sem o acordo de quem participa.</li>
<li>Ofender, ameaçar ou discriminar; tentar burlar a segurança do sistema.</li>
</ul>
<p>Quem descumpre estas regras pode ter a conta bloqueada, com o motivo informado.</p>
<h2>7. Especialistas</h2>
<p>O especialista responde pelo atendimento, pelo registro no conselho e pelos documentos que emite. O cadastro passa por análise antes de aparecer na busca. A divisão dos valores de cada consulta é a que estava em vigor no momento da marcação.</p>
<h2>8. Mudanças</h2>
<p>Quando estes termos mudarem, publicaremos uma nova versão e pediremos que você a aceite. As consultas já marcadas seguem as regras do dia em que foram marcadas.</p>
<h2>9. Encerramento</h2>
<p>Você pode encerrar a conta quando quiser, no seu perfil. O que a lei manda guardar, como o prontuário e os documentos fiscais, continua guardado pelo prazo legal; veja a Política de privacidade.</p>
<h2>10. Lei e foro</h2>
<p>Valem as leis do Brasil. As questões podem ser levadas ao foro do seu domicílio, como garante o Código de Defesa do Consumidor.</p>$html$);

INSERT INTO first_pages VALUES ('019aa000-0000-7000-8000-000000000002', 'politica-privacidade', 'Política de privacidade', $html$<p>Dados de saúde merecem o maior cuidado. Esta página diz, em palavras simples, o que a Emma guarda sobre você, por que, por quanto tempo e o que você pode fazer, conforme a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).</p>
<h2>1. O que guardamos e por quê</h2>
<table>
<thead><tr><th scope="col">Dados</th><th scope="col">Para quê</th><th scope="col">Base legal (LGPD)</th></tr></thead>
<tbody>
<tr><td>Nome, CPF, data de nascimento</td><td>Saber quem é atendido, emitir documentos e recibos</td><td>Contrato e obrigação legal (art. 7º, II e V)</td></tr>
<tr><td>E-mail, celular, endereço</td><td>Avisar sobre consultas, confirmar a conta, emitir documentos</td><td>Contrato (art. 7º, V)</td></tr>
<tr><td>Prontuário, prescrições, exames</td><td>O seu cuidado, por profissionais de saúde sob sigilo</td><td>Tutela da saúde (art. 11, II, f) e obrigação legal</td></tr>
<tr><td>Consultas, pagamentos, créditos</td><td>Marcar, cobrar, reembolsar e prestar contas</td><td>Contrato e obrigação legal (art. 7º, II e V)</td></tr>
<tr><td>Sessões, aparelhos, endereço de rede</td><td>Proteger a sua conta e guardar os registros que a lei pede</td><td>Obrigação legal (Marco Civil, art. 15) e prevenção à fraude</td></tr>
<tr><td>Registro de acessos</td><td>Mostrar a você quem viu os seus dados de saúde</td><td>Obrigação legal (art. 37)</td></tr>
<tr><td>Histórico compartilhado</td><td>Deixar que outros especialistas que cuidam de você leiam o seu prontuário</td><td>Consentimento, que você pode retirar (art. 11, I)</td></tr>
</tbody>
</table>
<p>Não vendemos dados, não mostramos anúncios e não usamos programas de terceiros para seguir você. A Emma não grava o vídeo nem o áudio das consultas.</p>
<h2>2. Por quanto tempo</h2>
<table>
<thead><tr><th scope="col">Dados</th><th scope="col">Prazo</th><th scope="col">Por quê</th></tr></thead>
<tbody>
<tr><td>Prontuário, prescrições e registro de acessos</td><td>20 anos depois do último registro</td><td>Lei nº 13.787/2018</td></tr>
<tr><td>Pagamentos, reembolsos e recibos</td><td>5 anos depois da operação</td><td>Código Tributário Nacional, art. 173 e 174</td></tr>
<tr><td>Textos que você aceitou, com versão e data</td><td>Enquanto o prontuário ou o pagamento a que se referem forem guardados</td><td>Exercício de direitos (LGPD, art. 7º, VI)</td></tr>
<tr><td>Contato, endereço, foto, favoritos, avisos</td><td>Até você encerrar a conta</td><td>Deixam de ser necessários (LGPD, art. 16)</td></tr>
<tr><td>Registros de acesso à aplicação (data, hora e endereço de rede)</td><td>Pelo menos 6 meses</td><td>Marco Civil da Internet, art. 15</td></tr>
<tr><td>Cópia dos seus dados que você pediu</td><td>24 horas</td><td>Só o tempo de você baixar</td></tr>
</tbody>
</table>
<h2>3. Quem vê</h2>
<ul>
<li><strong>Você</strong> vê tudo o que é seu e quem leu os seus dados de saúde.</li>
<li><strong>O especialista que atende você</strong> vê o que precisa para cuidar: o contato e o que ele mesmo escreveu. O que outros escreveram, só com a sua permissão.</li>
<li><strong>Em situação excepcional</strong>, um especialista pode abrir o histórico sem a sua permissão. Ele confirma a identidade, escreve o motivo, tem 60 minutos só para ler, e você e os administradores são avisados na hora.</li>
<li><strong>Os administradores</strong> cuidam de contas e pagamentos e nunca veem o conteúdo de prontuários, prescrições ou conversas.</li>
<li><strong>Empresas que trabalham para nós</strong> recebem só o necessário: pagamentos (nome, CPF e valor), envio de SMS e e-mail (destino e texto do aviso).</li>
</ul>
<h2>4. Como protegemos</h2>
<p>CPF, telefone, endereço e textos clínicos são guardados cifrados, com uma chave por pessoa. A conexão é cifrada, as senhas não são guardadas em texto, e cada leitura do prontuário fica em um registro encadeado que ninguém altera sem que se perceba.</p>
<h2>5. Seus direitos</h2>
<p>Você pode, a qualquer momento e sem custo (LGPD, art. 18):</p>
<ul>
<li>ver e corrigir os seus dados, no perfil;</li>
<li>baixar uma cópia de tudo, no perfil, em <em>Seus dados</em>;</li>
<li>ver quem leu os seus dados de saúde, na área do paciente;</li>
<li>dar e retirar permissões, na área do paciente;</li>
<li>encerrar a conta e apagar os seus dados, no perfil. O que a lei manda guardar fica cifrado e sem ligação com o seu cadastro;</li>
<li>perguntar com quem compartilhamos, opor-se a um uso, pedir revisão e reclamar à Autoridade Nacional de Proteção de Dados (<a href="https://www.gov.br/anpd">gov.br/anpd</a>).</li>
</ul>
<h2>6. Encarregado pelos dados</h2>
<p>Perguntas e pedidos sobre privacidade: fale com o encarregado pelo tratamento de dados pessoais em <a href="mailto:privacidade@emma.test">privacidade@emma.test</a>. Respondemos em até 15 dias.</p>
<h2>7. Incidentes</h2>
<p>Se um incidente puder causar risco ou dano relevante a você, avisaremos você e a Autoridade Nacional de Proteção de Dados, dizendo o que houve, que dados foram atingidos e o que fizemos (LGPD, art. 48).</p>
<h2>8. Mudanças</h2>
<p>Quando esta política mudar, publicaremos uma nova versão e pediremos que você a leia e aceite. As versões aceitas ficam na sua área do paciente, com a data.</p>$html$);

INSERT INTO first_pages VALUES ('019aa000-0000-7000-8000-000000000003', 'ajuda-suporte', 'Ajuda e suporte', $html$<p>Respostas para as dúvidas mais comuns. <strong>Em caso de emergência, ligue para o SAMU (192).</strong></p>
<h2>Antes da consulta</h2>
<h3>Como marco uma consulta?</h3>
<p>Escolha a especialidade ou busque pelo nome do especialista, toque em um horário livre e pague com cartão, Pix ou crédito da carteira. A confirmação chega pelo canal que você escolheu.</p>
<h3>Não recebi o código de confirmação.</h3>
<p>Espere um minuto e peça outro. Confira o número do celular ou a caixa de spam do e-mail. O código vale por 15 minutos.</p>
<h3>Preciso instalar alguma coisa?</h3>
<p>Não. A consulta abre no navegador, no celular ou no computador. Permita o uso da câmera e do microfone quando o navegador perguntar.</p>
<h2>Na consulta</h2>
<h3>Quando a sala abre?</h3>
<p>Dez minutos antes do horário. Entre pela agenda ou pelo início.</p>
<h3>A ligação caiu. E agora?</h3>
<p>Ela volta sozinha na maioria das vezes. Se não voltar, abra a consulta de novo pela agenda: ela continua de onde parou.</p>
<h2>Depois da consulta</h2>
<h3>Onde está a minha receita?</h3>
<p>Em <em>Prescrições</em>. O documento tem um código que a farmácia confere na internet.</p>
<h3>Como cancelo ou remarco?</h3>
<p>Na agenda. Antes de confirmar, você vê quanto volta para o cartão e quanto volta como crédito.</p>
<h3>Quem viu os meus dados?</h3>
<p>Na área do paciente, em <em>Acessos</em>, está cada leitura do seu prontuário: quem, quando e por quê.</p>
<h2>Fale com a gente</h2>
<p>Escreva para <a href="mailto:suporte@emma.test">suporte@emma.test</a>. Diga o dia e a hora da consulta, e não mande documentos nem dados de saúde por e-mail.</p>$html$);

INSERT INTO first_pages VALUES ('019aa000-0000-7000-8000-000000000004', 'sobre-app', 'Sobre a Emma', $html$<p>A Emma é uma plataforma brasileira de telemedicina. Ela cuida do caminho inteiro: encontrar o especialista certo, marcar, pagar, conversar por vídeo e guardar o que foi dito, com segurança.</p>
<h2>Para pacientes</h2>
<p>Especialistas com registro conferido no conselho, preço à vista antes de confirmar, consulta pelo navegador, receitas com código que a farmácia confere e o controle de quem lê os seus dados.</p>
<h2>Para especialistas</h2>
<p>Agenda, sala de vídeo, prontuário e prescrição em um lugar só, com o repasse de cada consulta explicado até o centavo.</p>
<h2>No que acreditamos</h2>
<ul>
<li><strong>Calma.</strong> Telas simples, em português claro, sem propaganda.</li>
<li><strong>Sigilo.</strong> Dado de saúde é do paciente. Ele vê quem leu e decide quem pode ler.</li>
<li><strong>Verdade.</strong> O que mostramos sobre o seu dinheiro e a sua consulta é o que aconteceu.</li>
</ul>
<p>A Emma não substitui o atendimento presencial quando ele é necessário, nem atende emergências.</p>$html$);

INSERT INTO pages SELECT id, slug, '2026-11-20T12:00:00Z' FROM first_pages;
INSERT INTO page_versions
  SELECT id, 1, title, content, sha256(convert_to(title || E'\n' || content, 'UTF8')), '2026-11-20T12:00:00Z'
  FROM first_pages;
