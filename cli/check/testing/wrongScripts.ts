import type { WrongTemplate } from './WrongTemplate.ts'

export const wrongErb: readonly WrongTemplate[] = [
  {
    fault: 'a misspelt widget in a loop',
    id: 'unknown-widget',
    says: 'Did you mean "action-bar"?',
    template: `<% @articles.each do |article| %>
  <%# The actions of each. %>
  <div ¦data-widget="actions-bar" data-content-id="<%= article.id %>"><%= link_to t('comments'), '#comments' %></div>
<% end %>`,
  },
  {
    fault: 'a required option is missing',
    id: 'missing-option',
    says: 'data-user-id: is required',
    template: `<p>
  ¦<span data-widget="public-profile" data-nick="<%= user.nick %>"><%= user.nick %></span>
</p>`,
  },
  {
    fault: 'an error page that there is not',
    id: 'wrong-option',
    says: 'expected "404" or "403", got "500"',
    template: `<% content_for :main do %>
<div data-widget="error-page" data-load="visible" ¦data-code="500"><p><%= t('.missing') %></p></div>
<% end %>`,
  },
  {
    fault: 'a misspelt option',
    id: 'unknown-option',
    says: 'Did you mean "data-back-url"?',
    template: `<div data-widget="login" data-load="idle" ¦data-backurl="<%= request.fullpath %>">
  <%= link_to t('.help'), help_path(from: "login") %>
</div>`,
  },
  {
    fault: 'a block whose object is a list',
    id: 'broken-block',
    says: 'the block must be an object',
    template: `<div data-widget="page-shell">
  <script type="application/json">¦[{ "name": "<%= modal.name %>" }]</script>
</div>`,
  },
  {
    fault: 'a page without the script',
    id: 'missing-script',
    says: 'the page has no <script type="module"',
    template: `<!DOCTYPE html>
<html lang="<%= I18n.locale %>">
  ¦<head>
    <%= csrf_meta_tags %>
    <title><%= yield :title %></title>
  </head>
  <body>
    <div data-widget="comments" data-content-id="<%= @article.id %>"><p><%= t('.comments') %></p></div>
  </body>
</html>`,
  },
]

export const wrongJsp: readonly WrongTemplate[] = [
  {
    fault: 'a misspelt widget inside a library’s tag',
    id: 'unknown-widget',
    says: 'Did you mean "paywall"?',
    template: `<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<c:if test="\${empty reader and article.restricted}">
  <div ¦data-widget="pay-wall" data-type="<c:out value="\${type}"/>"></div>
</c:if>`,
  },
  {
    fault: 'a required option is missing after a library’s tag in a value',
    id: 'missing-option',
    says: 'data-id: is required',
    template: `<%-- Follow --%>
<c:forEach items="\${authors}" var="author">
  ¦<div data-widget="follow" data-kind="author" data-name="<c:out value="\${author.name}"/>">
    <a href="<c:url value="/login"/>"><fmt:message key="follow"/></a>
  </div>
</c:forEach>`,
  },
  {
    fault: 'a kind that there is not',
    id: 'wrong-option',
    says: 'Did you mean "author"?',
    template: `<div data-widget="follow" ¦data-kind="autor" data-id="\${author.id}"><a href="/login">\${follow}</a></div>`,
  },
  {
    fault: 'a cell as the marker',
    id: 'no-shadow-root',
    says: '<td> cannot have a shadow root',
    unseen: 'a row without its table is none',
    template: `<tr><c:forEach items="\${polls}" var="poll">
  ¦<td data-widget="poll" data-poll-id="\${poll.id}"><a href="\${poll.url}">\${poll.title}</a></td>
</c:forEach></tr>`,
  },
  {
    fault: 'a comment in the configuration',
    id: 'broken-config',
    says: 'JSON has no comments',
    template: `<script type="application/json" data-quiosc-config>
{
  "site": "\${site}", ¦// the edition
  "lang": "\${pageContext.response.locale.language}"
}
</script>`,
  },
  {
    fault: 'a configuration that browsers run',
    id: 'broken-config',
    says: 'type="application/json"',
    template: `<jsp:include page="head.jsp"/>
¦<script data-quiosc-config>{ "site": "\${site}" }</script>`,
  },
  {
    fault: 'a configuration that is no script',
    id: 'broken-config',
    says: '<div> is not read',
    template: `<jsp:include page="head.jsp"/>
¦<div data-quiosc-config hidden>{ "site": "ara" }</div>`,
  },
]
