import { type DatosDeContrato, formularioDeContrato, propios, tiposDeGarantia } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Facts } from '../../ui/Facts';
import { vacio } from '../../ui/format';
import type { ContratoDetalle } from './tipos';

/** What the case is, and the values that fill its texts. */
export function Valores({
  contrato: { valores, condiciones, garantia, distintos },
}: {
  readonly contrato: ContratoDetalle;
}) {
  const [abierto, setAbierto] = useState(true);
  const conocidos = valores.filter(({ valor }) => valor !== null);
  const grupos = [...new Set(conocidos.map(({ grupo }) => grupo))].map((grupo) => ({
    grupo,
    delGrupo: conocidos.filter((valor) => valor.grupo === grupo),
  }));
  return (
    <Card component="section" aria-label={propios.bloqueValores} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h3" component="h2">
          {propios.bloqueValores}
        </Typography>
        <Button size="small" aria-expanded={abierto} onClick={() => setAbierto(!abierto)}>
          {abierto ? propios.bloqueOcultar : propios.bloqueMostrar}
        </Button>
      </Box>
      {abierto && (
        <>
          {/* the keyboard scrolls what has the focus */}
          <Box tabIndex={0} sx={{ display: 'grid', gap: 2, maxHeight: '70vh', overflowY: 'auto', ...enColumna }}>
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
            {grupos.map(({ grupo, delGrupo }) => (
              <div key={grupo}>
                <Typography variant="subtitle2" component="h3">
                  {grupo}
                </Typography>
                <Facts facts={delGrupo.map(({ etiqueta, valor }) => ({ label: etiqueta, value: valor }))} />
              </div>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}

/** Beside a text there is room for one column: a value below its name. */
const enColumna = {
  '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dd': { textAlign: 'left', mb: 0.75 },
} as const;

const etiquetaDe = (campo: string): string =>
  formularioDeContrato.campos[campo as keyof DatosDeContrato]?.etiqueta ?? campo;
