import { CLI, formularioDePersonas, LEG, personasDePagare, propios, type SeccionDePersonas } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { useRefresh } from 'react-admin';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { useEdicion } from '../../ui/formulario/useEdicion';
import { usePagare } from './consultas';
import { RECURSO } from './rutas';

const secciones = Object.entries(propios.pagareSecciones) as [SeccionDePersonas, string][];

const avisos = Object.fromEntries(personasDePagare.map(({ cedula }) => [cedula, avisoDeIdentificacion]));

/** LEG-527, LEG-529, LEG-533, LEG-540: who signs. In mode N 'Guardar', in any other 'Actualizar', never both. */
export function Personas() {
  const pagare = usePagare();
  const refresh = useRefresh();
  const nuevo = pagare.modo === 'N';
  const textos = useMemo(() => ({ editar: CLI.editar, guardar: nuevo ? LEG.guardar : LEG.actualizar }), [nuevo]);
  const puedeEditar = pagare.acciones.includes('actualizar');
  const edicion = useEdicion({
    formulario: formularioDePersonas,
    contexto: undefined,
    registro: pagare,
    recurso: RECURSO,
    borrador: RECURSO,
    claveDeBorrador: pagare.idCodigo,
    puedeEditar,
    avisos,
    exito: nuevo ? LEG.datosCreados : LEG.datosActualizados,
    onGuardado: () => refresh(),
  });
  const marcados = pagare.distintos.map((campo) => formularioDePersonas.campos[campo as never]['etiqueta']);
  return (
    <Card component="section" aria-label={propios.pagareQuienesFirman} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
      <FormularioEditable edicion={edicion} textos={textos}>
        {nuevo && puedeEditar && <Alert severity="info">{propios.pagareDesdeLaSolicitud}</Alert>}
        {marcados.length > 0 && <Alert severity="warning">{propios.pagareDistintos(marcados)}</Alert>}
        {pagare.repetidas.map((repetida) => (
          <Alert key={repetida} severity="warning">
            {repetida}
          </Alert>
        ))}
        {secciones.map(([seccion, titulo]) => (
          <SeccionDeCampos key={seccion} seccion={seccion} titulo={titulo} />
        ))}
      </FormularioEditable>
    </Card>
  );
}
