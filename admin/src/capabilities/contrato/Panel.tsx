import { type DatosDeContrato, formularioDeContrato, mensajes, propios, tiposDeGarantia } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Comparacion } from '../../ui/comparacion/Comparacion';
import { Facts } from '../../ui/Facts';
import { vacio } from '../../ui/formato';
import type { BloqueDetalle, ContratoDetalle } from './tipos';

const FORMATO = 0;

interface PanelProps {
  readonly contrato: ContratoDetalle;
  readonly detalle: BloqueDetalle | undefined;
  /** As it stands in the editor. */
  readonly texto: string | null;
}

/** Beside the text: the values that fill it, and what was changed in it. */
export function Panel({ contrato, detalle, texto }: PanelProps) {
  const [abierta, setAbierta] = useState(0);
  const pestanas = [propios.bloqueValores, propios.bloqueComparar];
  return (
    <Card component="section" aria-label={propios.bloqueValores} sx={{ gridColumn: { md: '1 / -1', xl: 'auto' } }}>
      <Tabs value={abierta} onChange={(_, cual: number) => setAbierta(cual)} variant="fullWidth">
        {pestanas.map((nombre, i) => (
          <Tab key={nombre} id={`contrato-${i}`} aria-controls={`contrato-panel-${i}`} label={nombre} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`contrato-panel-${abierta}`} aria-labelledby={`contrato-${abierta}`} sx={{ p: 2 }}>
        {abierta === 0 ? <Valores contrato={contrato} /> : <Comparar detalle={detalle} texto={texto} />}
      </Box>
    </Card>
  );
}

function Valores({ contrato: { valores, condiciones, garantia, distintos } }: { readonly contrato: ContratoDetalle }) {
  const conocidos = valores.filter(({ valor }) => valor !== null);
  const grupos = [...new Set(conocidos.map(({ grupo }) => grupo))].map((grupo) => ({
    grupo,
    suyos: conocidos.filter((uno) => uno.grupo === grupo),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, maxHeight: '70vh', overflowY: 'auto' }}>
      <Facts
        facts={[
          { label: propios.contratoCondiciones, value: condiciones ?? vacio },
          {
            label: propios.contratoGarantia,
            value: tiposDeGarantia[garantia as keyof typeof tiposDeGarantia] ?? vacio,
          },
        ]}
      />
      {distintos.length > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {propios.contratoDistinto}: {distintos.map(etiquetaDe).join(', ')}
        </Typography>
      )}
      {grupos.map(({ grupo, suyos }) => (
        <div key={grupo}>
          <Typography variant="subtitle2" component="h3">
            {grupo}
          </Typography>
          <Facts facts={suyos.map(({ etiqueta, valor }) => ({ label: etiqueta, value: valor }))} />
        </div>
      ))}
    </Box>
  );
}

const etiquetaDe = (campo: string): string =>
  formularioDeContrato.campos[campo as keyof DatosDeContrato]?.etiqueta ?? campo;

/** Against the format with the values of now, or against an earlier text of the block. */
function Comparar({ detalle, texto }: Pick<PanelProps, 'detalle' | 'texto'>) {
  const [con, setCon] = useState(FORMATO);
  const versiones = detalle?.versiones ?? [];
  const antes = con === FORMATO ? (detalle?.propuesto ?? null) : versiones.find(({ numero }) => numero === con)?.texto;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={propios.bloqueCompararCon}
        value={con}
        onChange={({ target }) => setCon(Number(target.value))}
      >
        <MenuItem value={FORMATO}>{propios.bloqueConFormato}</MenuItem>
        {versiones.map(({ numero, escritoPor }) => (
          <MenuItem key={numero} value={numero}>
            {propios.bloqueConVersion(numero, escritoPor ?? '')}
          </MenuItem>
        ))}
      </TextField>
      {typeof antes === 'string' && texto !== null ? (
        <Comparacion antes={antes} ahora={texto} />
      ) : (
        <Typography variant="body2">{mensajes.GEN.sinRegistros}</Typography>
      )}
    </Box>
  );
}
