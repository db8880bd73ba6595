import {
  describirCondiciones,
  describirProblema,
  esquemaDeAprobacionDeFormato,
  hoyEn,
  problemasAlAprobar,
  propios,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { RECURSO } from './rutas';
import { condicionesDe, type FormatoDeLista, type FormatoDetalle, versionDe } from './tipos';

const acto: Act = {
  path: '/formato/{id}/aprobar',
  titulo: propios.formatoAprobar,
  confirmar: 'Aprobar',
  exito: propios.formatoAprobado,
  esquema: esquemaDeAprobacionDeFormato,
};

/**
 * What rules from then on is decided for the block as a whole: other drafts go with it, formats without a version of their own may end, and the
 * dialog says at once whether every contract finds exactly one.
 */
export function Aprobar({ formato, onClose }: { readonly formato: FormatoDetalle; readonly onClose: () => void }) {
  const { data = [] } = useGetList<FormatoDeLista>(RECURSO, {
    filter: { bloque: formato.bloque },
    sort: { field: 'codigo', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const [junto, setJunto] = useState<readonly number[]>([]);
  const [retira, setRetira] = useState<readonly number[]>([]);
  const borradores = data.filter(({ id, acciones }) => id !== formato.id && acciones.includes('aprobar'));
  const aprueba = [formato.id, ...junto];
  const codigos = new Set(data.filter(({ id }) => aprueba.includes(id)).map(({ codigo }) => codigo));
  const vigentes = data.filter(
    ({ codigo, vigenteHasta, situacion }) =>
      (situacion === 'vigente' || situacion === 'porRegir') && vigenteHasta === null && !codigos.has(codigo),
  );
  const retirados = retira.filter((id) => vigentes.some((vigente) => vigente.id === id));
  const problemas =
    data.length === 0
      ? []
      : problemasAlAprobar(data.map(versionDe), { aprueba, retira: retirados }, formato.bloque, hoyEn(new Date()));
  const vistos = (ids: readonly number[]) =>
    data.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
  return (
    <ActDialog
      acto={acto}
      id={formato.id}
      maxWidth="sm"
      fijos={{ version: formato.version, junto: vistos(junto), retira: vistos(retirados) }}
      efecto={propios.formatoRigeDesde}
      submitDisabled={problemas.length > 0}
      onClose={onClose}
    >
      {formato.codigo} · {formato.nombre}, versión {formato.numero}
      <Elegir titulo={propios.formatoJunto} filas={borradores} elegidas={junto} onChange={setJunto} />
      {(problemas.length > 0 || retirados.length > 0) && (
        <Elegir titulo={propios.formatoRetira} filas={vigentes} elegidas={retirados} onChange={setRetira} />
      )}
      {[...new Set(problemas.map(describirProblema))].map((texto) => (
        <Alert key={texto} severity="error" sx={{ mt: 1 }}>
          {texto}
        </Alert>
      ))}
    </ActDialog>
  );
}

interface ElegirProps {
  readonly titulo: string;
  readonly filas: readonly FormatoDeLista[];
  readonly elegidas: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function Elegir({ titulo, filas, elegidas, onChange }: ElegirProps) {
  if (filas.length === 0) return null;
  return (
    <FormGroup role="group" aria-label={titulo} sx={{ mt: 1 }}>
      <FormLabel>{titulo}</FormLabel>
      {filas.map((fila) => (
        <FormControlLabel
          key={fila.id}
          control={
            <Checkbox
              size="small"
              checked={elegidas.includes(fila.id)}
              onChange={(_, si) => onChange(si ? [...elegidas, fila.id] : elegidas.filter((id) => id !== fila.id))}
            />
          }
          label={`${fila.codigo} · ${fila.nombre} (${describirCondiciones(condicionesDe(fila))})`}
        />
      ))}
    </FormGroup>
  );
}
