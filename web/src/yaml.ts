/* Documents as YAML, in text fields and files. The parser is fetched when it is first needed. */
import { isDocument, titleOf } from './documents';
import type { DocumentFiles, OptionDocument } from './game';
import { download } from './download';
import { text } from './text';

const LONGEST = 64 * 1024;

/** Plain data: no anchors, no key twice. JSON is YAML too. */
async function read(content: string): Promise<OptionDocument> {
  if (content.length > LONGEST) throw new Error(text.documents.tooLong);
  const { parse } = await import('yaml');
  let found: unknown;
  try {
    found = parse(content, { maxAliasCount: 0, logLevel: 'error' });
    JSON.stringify(found);
  } catch (error) {
    const [problem = ''] = String((error as Error).message).split('\n');
    throw new Error(text.documents.unreadable(problem.replace(/:$/, '')), { cause: error });
  }
  if (!isDocument(found)) throw new Error(text.documents.noMapping);
  return found;
}

/** A list of words and numbers stands in one line. */
async function write(content: OptionDocument): Promise<string> {
  const { Document, isScalar, visit } = await import('yaml');
  const written = new Document(content);
  visit(written, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
  });
  return written.toString({ flowCollectionPadding: false, lineWidth: 0 });
}

export const files: DocumentFiles = {
  read,
  write,
  open: async (file) => {
    if (file.size > LONGEST) throw new Error(text.documents.tooLong);
    return read(await file.text());
  },
  save: async (content) => {
    const name = titleOf(content).replace(/[^\p{L}\p{N}]+/gu, '-');
    download(`${name}.yaml`, await write(content));
  },
};
