import {
  formularioDeFinanzas,
  mensajes,
  panelesDeFinanzas,
  totalesDeFinanzas,
  valoresDeSeccion,
} from '@adjudica/domain';
import Button from '@mui/material/Button';
import type { FinanzasVista } from '../../generated/api';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { useValores } from '../../ui/formulario/contexto';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { Procedencia } from '../../ui/formulario/Procedencia';
import { type Edicion, useEdicion } from '../../ui/formulario/useEdicion';
import { FilaDeMonto } from './FilaDeMonto';
import { Columna, Panel } from './Panel';

interface FinanzasTabProps {
  /** Whose statement: '{idCodigo}-titular' or '{idCodigo}-garante' (FIN-020). */
  readonly clave?: string;
}

/** 'Datos Financieros' (FIN-001…020). A load that ends because its tab closed says nothing (FIN-019): nobody is left to see it. */
export default function FinanzasTab({ clave = '' }: FinanzasTabProps) {
  return (
    <ConRegistro<FinanzasVista> recurso="finanzas" id={clave} fallo={mensajes.FIN.errorIntenteDeNuevo}>
      {(registro) => <Formulario key={registro.id} registro={registro} />}
    </ConRegistro>
  );
}

function Formulario({ registro }: { readonly registro: FinanzasVista }) {
  const edicion = useEdicion({
    formulario: formularioDeFinanzas,
    contexto: null,
    registro,
    recurso: 'finanzas',
    borrador: 'finanzas',
    puedeEditar: registro.acciones.includes('guardar'),
    exito: mensajes.EST.informacionGuardada,
    fallo: mensajes.FIN.errorIntenteDeNuevo,
  });
  return (
    <FormularioEditable
      edicion={edicion}
      cabecera={
        edicion.editando ? (
          <CompletarConCero edicion={edicion} />
        ) : (
          <Procedencia registro={registro} vacio="Sin datos financieros registrados" />
        )
      }
    >
      <Paneles />
    </FormularioEditable>
  );
}

/** FIN-011 asks for every value, and most people have few: one press for all that do not apply. */
function CompletarConCero({ edicion: { form, campos, guardando } }: { readonly edicion: Edicion }) {
  const completar = () => {
    for (const nombre of formularioDeFinanzas.nombres) if (form.getValues(nombre) === null) campos.cambiar(nombre, 0);
  };
  return (
    <Button size="small" onClick={completar} disabled={guardando}>
      Completar los vacíos con 0
    </Button>
  );
}

/** FIN-010: the six totals follow every keystroke; a row is drawn again only when its own value changes. */
function Paneles() {
  const totales = totalesDeFinanzas(useValores());
  return panelesDeFinanzas.map(({ titulo, saldo, columnas }) => (
    <Panel key={titulo} titulo={titulo} resultado={saldo.etiqueta} valor={totales[saldo.total]}>
      {columnas.map((columna) => (
        <Columna
          key={columna.seccion}
          titulo={columna.titulo}
          etiquetaTotal={columna.etiquetaTotal}
          total={totales[columna.total]}
        >
          {valoresDeSeccion(columna.seccion).map((nombre) => (
            <FilaDeMonto key={nombre} nombre={nombre} />
          ))}
        </Columna>
      ))}
    </Panel>
  ));
}
