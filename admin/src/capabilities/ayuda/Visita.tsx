import { type Prefijo, prefijoDe, propios, puede, type Rol } from '@adjudica/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useUsuario } from '../../providers/sesion';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';

type Paso = readonly [titulo: string, texto: string];

/** How the home of each area begins. */
const inicios: Readonly<Record<Prefijo, Paso>> = {
  '/asistente': propios.visitaAsambleas,
  '/ejecutivo': propios.visitaTrabajo,
  '/riesgo': propios.visitaTrabajo,
  '/legal': propios.visitaTrabajo,
  '/jftadj': propios.visitaTrabajo,
  '/sistema': propios.visitaSistema,
};

/** What is where, for this role. */
export function pasosDeVisita(role: Rol): readonly Paso[] {
  const prefijo = prefijoDe(role);
  const conTrabajo = inicios[prefijo] === propios.visitaTrabajo;
  const empieza =
    prefijo === '/jftadj' && !puede(role, 'adjudicacion:asignar') ? propios.visitaCifras : inicios[prefijo];
  return [
    // who makes no minutes is called by clients
    prefijo === '/asistente' && !puede(role, 'acta:generar') ? propios.visitaConsulta : empieza,
    ...(prefijo === '/sistema' ? [propios.visitaAjustes] : []),
    propios.visitaBusqueda,
    ...(puede(role, 'cliente:leer') || puede(role, 'consulta:leer') ? [propios.visitaFranja] : []),
    ...(conTrabajo ? [propios.visitaAvisos] : []),
    propios.visitaAyuda,
  ];
}

/** The tour of a user's first session, and again from the help: a text after another, left at any of them. */
export default function Visita({ onClose }: { readonly onClose: () => void }) {
  const pasos = pasosDeVisita(useUsuario().role);
  const [lugar, setLugar] = useState(0);
  const [titulo, texto] = pasos[lugar] as Paso;
  const esUltimo = lugar === pasos.length - 1;
  return (
    <ReadingDialog
      title={propios.visita}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
            {propios.visitaPaso(lugar + 1, pasos.length)}
          </Typography>
          {lugar > 0 && <Button onClick={() => setLugar(lugar - 1)}>Anterior</Button>}
          {!esUltimo && <Button onClick={onClose}>{propios.visitaOmitir}</Button>}
          <Button variant="contained" autoFocus onClick={() => (esUltimo ? onClose() : setLugar(lugar + 1))}>
            {esUltimo ? propios.visitaEmpezar : 'Siguiente'}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
          {titulo}
        </Typography>
        <Typography sx={{ minHeight: 108 }}>{texto}</Typography>
      </div>
    </ReadingDialog>
  );
}
