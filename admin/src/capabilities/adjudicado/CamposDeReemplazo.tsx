import { mensajes, sorteoDe } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { CampoDeCandidato } from './CampoDeCandidato';
import { CampoDeEjecutivo } from './CampoDeEjecutivo';
import type { AdjudicadoRecord, Candidato, Reemplazo } from './tipos';

/** Who takes the award, who looks after it, a comment: state of the fields of `CamposDeReemplazo`. */
export function useReemplazo({ adjudicadoPor }: Pick<AdjudicadoRecord, 'adjudicadoPor'>) {
  const [candidato, setCandidato] = useState<Candidato | null>(null);
  const [ejecutivo, setEjecutivo] = useState<number | null>(null);
  const [comentario, setComentario] = useState('');
  const texto = comentario.trim();
  /** ADJ-508; `null` = nobody is chosen. */
  const reemplazo: Reemplazo | null =
    candidato === null
      ? null
      : {
          idCodigo: candidato.idCodigo,
          sorteo: sorteoDe(adjudicadoPor),
          ...(ejecutivo === null ? {} : { ejecutivo }),
          ...(texto === '' ? {} : { comentario: texto }),
        };
  return { candidato, setCandidato, ejecutivo, setEjecutivo, comentario, setComentario, reemplazo };
}

interface CamposDeReemplazoProps {
  readonly adjudicado: AdjudicadoRecord;
  readonly campos: ReturnType<typeof useReemplazo>;
  /** Sent once without a candidate. */
  readonly intentado: boolean;
  /** Why the server refuses the candidate. */
  readonly rechazado: string | undefined;
  readonly onOtro: () => void;
}

export function CamposDeReemplazo({ adjudicado, campos, intentado, rechazado, onOtro }: CamposDeReemplazoProps) {
  const sinElegir = intentado && campos.candidato === null ? mensajes.propios.eligeReemplazo : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CampoDeCandidato
        adjudicacionId={adjudicado.id}
        value={campos.candidato}
        onChange={(candidato) => {
          campos.setCandidato(candidato);
          onOtro();
        }}
        error={rechazado ?? sinElegir}
        autoFocus
      />
      <CampoDeEjecutivo
        label="Ejecutivo"
        value={campos.ejecutivo}
        onChange={campos.setEjecutivo}
        helperText="Opcional: quien atenderá el plan"
      />
      <CampoDeComentario label="Comentario" value={campos.comentario} onChange={campos.setComentario} />
    </Box>
  );
}
