import { CLI, formularioDePersonas, LEG, personasDePagare, propios, type SeccionDePersonas } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { EditRecord } from '../../ui/form/EditRecord';
import { FieldSection } from '../../ui/form/FieldSection';
import { FormSheet } from '../../ui/form/FormSheet';
import { asFieldTable, fieldOf, identificationWarning } from '../../ui/form/fields';
import { RecordForm } from '../../ui/form/RecordForm';
import { usePagare } from './consultas';
import { enDetalle, RECURSO } from './rutas';

const secciones = Object.entries(propios.pagareSecciones) as [SeccionDePersonas, string][];

const warnings = Object.fromEntries(personasDePagare.map(({ cedula }) => [cedula, identificationWarning]));

/** LEG-527, LEG-529, LEG-533, LEG-540: who signs. In mode N 'Guardar', in any other 'Actualizar', never both. */
export function Personas() {
  const pagare = usePagare();
  const nuevo = pagare.modo === 'N';
  const canEdit = pagare.acciones.includes('actualizar');
  const labels = { edit: CLI.editar, save: nuevo ? LEG.guardar : LEG.actualizar };
  const marcados = pagare.distintos.map((campo) => fieldOf(asFieldTable(formularioDePersonas), campo).etiqueta);
  return (
    <Card component="section" aria-label={propios.pagareQuienesFirman} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
      <EditRecord meta={enDetalle}>
        <RecordForm
          fields={formularioDePersonas}
          canEdit={canEdit}
          startsEditing={canEdit && nuevo}
          draft={RECURSO}
          draftKey={pagare.idCodigo}
          warnings={warnings}
          success={nuevo ? LEG.datosCreados : LEG.datosActualizados}
        >
          <FormSheet labels={labels}>
            {nuevo && canEdit && <Alert severity="info">{propios.pagareDesdeLaSolicitud}</Alert>}
            {marcados.length > 0 && <Alert severity="warning">{propios.pagareDistintos(marcados)}</Alert>}
            {secciones.map(([seccion, titulo]) => (
              <FieldSection key={seccion} section={seccion} title={titulo} />
            ))}
          </FormSheet>
        </RecordForm>
      </EditRecord>
    </Card>
  );
}
