-- The state whose council gave the qualification's registration.
ALTER TABLE specialist_specialties
  ADD COLUMN rqe_uf text CHECK (rqe_uf ~ '^[A-Z]{2}$'),
  -- Whether it may be announced: what the domain's `mayAnnounce` says of council and RQE (CFM 2.336/2023), kept by the
  -- API with each change of either, so that lists need not know the rule.
  ADD COLUMN public boolean NOT NULL DEFAULT false;
UPDATE specialist_specialties o
   SET rqe_uf = CASE WHEN o.rqe IS NOT NULL THEN s.council_uf END,
       public = o.rqe IS NOT NULL OR coalesce(s.council_type, 'CRM') <> 'CRM'
  FROM specialists s WHERE s.id = o.specialist_id;

-- The list of a specialty, cheapest first.
DROP INDEX specialist_specialties_list;
CREATE INDEX specialist_specialties_list ON specialist_specialties (specialty_id, price) WHERE enabled AND public;

-- Keeps the rows of a specialist and their prices beside what is offered in public.
CREATE OR REPLACE FUNCTION list_offers(p_specialist uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM next_slots n
   WHERE n.specialist_id = p_specialist AND n.specialty_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM specialist_specialties o
                      WHERE o.specialist_id = p_specialist AND o.specialty_id = n.specialty_id
                        AND o.enabled AND o.public);
  INSERT INTO next_slots (specialist_id, specialty_id, price, starts_at, ends_at, place_id, check_at)
  SELECT p_specialist, o.specialty_id, min(o.price), n.starts_at, n.ends_at, n.place_id, coalesce(n.check_at, '-infinity')
    FROM (SELECT specialty_id, price FROM specialist_specialties
           WHERE specialist_id = p_specialist AND enabled AND public
          UNION ALL
          SELECT NULL, min(price) FROM specialist_specialties
           WHERE specialist_id = p_specialist AND enabled AND public) o
    LEFT JOIN next_slots n ON n.specialist_id = p_specialist AND n.specialty_id IS NULL
   GROUP BY o.specialty_id, n.starts_at, n.ends_at, n.place_id, n.check_at
  ON CONFLICT (specialist_id, specialty_id) DO UPDATE SET price = excluded.price
   WHERE next_slots.price IS DISTINCT FROM excluded.price
$$;
SELECT list_offers(s.id) FROM specialists s;
