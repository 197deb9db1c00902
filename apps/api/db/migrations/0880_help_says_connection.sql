-- The help page of the installation, in the words that screens use; where an admin has not published another.
INSERT INTO page_versions (page_id, version, title, content, text_hash, published_at, minor)
SELECT page_id, version + 1, title, words, sha256(convert_to(title || E'\n' || words, 'UTF8')), '2026-11-26T12:00:00Z', true
  FROM (
    SELECT v.*, replace(replace(v.content,
        '<h3>A ligação caiu. E agora?</h3>', '<h3>A conexão caiu. E agora?</h3>'),
        'Em <em>Prescrições</em>.', 'Em <em>Saúde</em>, em <em>Receitas</em>.') AS words
      FROM page_versions v
     WHERE v.page_id = (SELECT id FROM pages WHERE slug = 'ajuda-suporte')
       AND v.version = (SELECT max(o.version) FROM page_versions o WHERE o.page_id = v.page_id)
       AND v.published_by IS NULL
  ) AS latest
 WHERE words <> content;
